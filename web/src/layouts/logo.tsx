/** The mark: one almond of adras with the tick of a found job, and a saffron thread above. */
export function Logo() {
  return (
    <>
      <img className="logo-mark" src="/logo.svg" alt="" width="36" height="36" />
      <span className="logo-word">ishbor</span>
    </>
  );
}
