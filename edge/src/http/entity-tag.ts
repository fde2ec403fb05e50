/** Whether an `If-None-Match` names a tag; compared weakly, as RFC 9110 (13.1.2) wants it. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true
  const opaque = withoutWeakness(tag)
  return ifNoneMatch.split(',').some((given) => withoutWeakness(given.trim()) === opaque)
}

function withoutWeakness(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag
}
