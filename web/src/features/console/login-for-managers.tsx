/** Password managers store a pair, so they need the login beside a new password. Users do not need to see it. */
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
