/** Password managers keep a pair, so they must see the login beside a new password. People do not need it there. */
export function LoginForManagers({ login }: { login: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      autoComplete="username"
      value={login}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
