/** Returns the value of a cookie that scripts may read; undefined if there is none, as when cookies are blocked. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}
