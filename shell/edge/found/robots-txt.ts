/**
 * Leads robots to the sitemap and away from what is one shopper's own.
 * @param privatePaths the patterns of private routes, such as '/payment/status/:id'
 */
export function robotsTxt(privatePaths: readonly string[], origin: string): string {
  const prefixes = privatePaths.map((pattern) => pattern.replace(/:.*/, '')).sort()
  const shortest = prefixes.filter(
    (prefix, index) => !prefixes.slice(0, index).some((before) => prefix.startsWith(before)),
  )
  return [
    'User-agent: *',
    ...(shortest.length > 0 ? shortest.map((prefix) => `Disallow: ${prefix}`) : ['Disallow:']),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
