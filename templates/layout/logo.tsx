/** A letter B drawn as two storeys, the upper room lit. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 30 34" width="30" height="34" aria-hidden="true">
      <path className="logo-lamp" d="M5 4h17v11H5z" />
      <path d="M0 3.5h23.5M4 0v34M22 3.5v12M4 15.5h24V30M0 30.5h29.5" />
    </svg>
  );
}
