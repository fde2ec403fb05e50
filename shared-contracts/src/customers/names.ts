/** Patterns that mail programs turn into links and that no name contains: slashes, @, `www.`, and domains. */
const LINK =
  /[/\\@]|\bwww\.|\.(?:com|net|org|info|biz|xyz|shop|site|online|top|app|link|click|io|co|in|me)\b/iu

/** Returns undefined for a valid name, in any script. Names appear in mails, so strangers must not put links in them. */
export function nameProblem(name: string): string | undefined {
  return LINK.test(name.normalize('NFKC'))
    ? 'Please write your name without web or email addresses.'
    : undefined
}
