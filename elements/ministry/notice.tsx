/** What only those who administer the site read. Spec 8. */
export const Notice = ({ text }: { text: string }) =>
  text ? (
    <p className="admin" part="admin" role="note">
      {text}
    </p>
  ) : null;
