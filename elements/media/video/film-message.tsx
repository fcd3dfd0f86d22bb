interface Props {
  text: string;
  /** Where the link leads; none when empty. */
  address: string;
  link: string;
  /** The button that consents; none in other messages. */
  consent?: { text: string; give: () => void };
  isAlert?: boolean;
}

/** What stands in the box of a film that cannot be shown, or not yet. */
export const FilmMessage = ({ text, address, link, consent, isAlert }: Props) => (
  <div className="message" part="message" role={isAlert ? 'alert' : undefined}>
    <p>{text}</p>
    {consent && (
      <button type="button" className="consent" part="consent" onClick={consent.give}>
        {consent.text}
      </button>
    )}
    {address && (
      <a part="open" href={address}>
        {link}
      </a>
    )}
  </div>
);
