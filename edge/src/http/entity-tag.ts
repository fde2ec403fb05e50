/** True if an `If-None-Match` matches a tag; compared weakly, as RFC 9110 (13.1.2) requires. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true
  const opaque = withoutWeakness(tag)
  return ifNoneMatch.split(',').some((given) => withoutWeakness(given.trim()) === opaque)
}

function withoutWeakness(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag
}
