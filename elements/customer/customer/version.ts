/** Values that the drawing depends on and that may change after the page was published. */
interface Drawn {
  isLoggedIn: boolean;
  shown: string;
  hasPassword: boolean;
}

const IN = 'in ';

export const versionOf = ({ isLoggedIn, shown, hasPassword }: Drawn) =>
  `${isLoggedIn ? IN : 'out '}${shown}${hasPassword ? ' password' : ''}`;

/** Whether a drawing was made for a customer who is logged in. */
export const isLoggedInVersion = (version: string) => version.startsWith(IN);
