interface Props {
  text: string;
  /** Where the link leads; none when empty. */
  address: string;
  link: string;
  isAlert?: boolean;
}

/** What stands in the box of a film that cannot be shown. */
export const FilmMessage = ({ text, address, link, isAlert }: Props) => (
  <div className="message" part="message" role={isAlert ? 'alert' : undefined}>
    <p>{text}</p>
    {address && (
      <a part="open" href={address}>
        {link}
      </a>
    )}
  </div>
);
