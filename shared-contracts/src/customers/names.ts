/** Patterns that no name contains and mail programs turn into links: slashes, @, `www.`, and domains. */
const LINK =
  /[/\\@]|\bwww\.|\.(?:com|net|org|info|biz|xyz|shop|site|online|top|app|link|click|io|co|in|me)\b/iu

/**
 * Returns why a text is not a valid name, in any script, or undefined. Names appear in mails, which strangers must not
 * be able to fill with links.
 */
export function nameProblem(name: string): string | undefined {
  return LINK.test(name.normalize('NFKC'))
    ? 'Please write your name without web or email addresses.'
    : undefined
}
