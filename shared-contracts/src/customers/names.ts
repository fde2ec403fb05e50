/** What no name contains and mail programs make links of: slashes, @, `www.`, and domains such as `shop.example.com`. */
const LINK =
  /[/\\@]|\bwww\.|\.(?:com|net|org|info|biz|xyz|shop|site|online|top|app|link|click|io|co|in|me)\b/iu

/**
 * What is wrong with a person's name, in any script, or undefined. Names stand in mails, which strangers must not be able
 * to fill with links.
 */
export function nameProblem(name: string): string | undefined {
  return LINK.test(name.normalize('NFKC'))
    ? 'Please write your name without web or email addresses.'
    : undefined
}
