import { inLanguage, otherLanguages } from 'shared-contracts/i18n/language'

/** Bots that read pages to train models rather than to search, by the names that their owners publish. */
const TRAINING_BOTS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'meta-externalagent',
  'CCBot',
  'Bytespider',
]

interface Robots {
  /** The patterns of private routes in English, such as '/payment/status/:id'. */
  privatePaths: readonly string[]
  isTrainingAllowed: boolean
  origin: string
}

/** Matches secret parameters. A shared cart's parameter is not secret: link previews read its page. */
const SECRET_PARAMETER = /:\w*(token|id)\b/i

/** A query with a secret, such as `/thank-you?order_id=…&token=…`. */
const SECRET_QUERIES = '/*?*token='

/**
 * Makes robots.txt: it links to the sitemap and disallows addresses with a secret. Other private pages carry `noindex`,
 * which a robot can obey only if it may read them. Search engines and assistants are welcome; training models
 * requires the owner's permission (contentsignals.org).
 */
export function robotsTxt({ privatePaths, isTrainingAllowed, origin }: Robots): string {
  const ofEnglish = privatePaths
    .filter((pattern) => SECRET_PARAMETER.test(pattern))
    .map((pattern) => pattern.replace(/:.*/, ''))
  const ofOthers = otherLanguages.flatMap((language) => ofEnglish.map((path) => inLanguage(language, path)))
  const prefixes = [...ofEnglish, ...ofOthers].sort()
  const shortest = prefixes.filter(
    (prefix, index) => !prefixes.slice(0, index).some((before) => prefix.startsWith(before)),
  )
  const signal = `search=yes, ai-input=yes, ai-train=${isTrainingAllowed ? 'yes' : 'no'}`
  return [
    'User-agent: *',
    `Content-Signal: ${signal}`,
    ...[SECRET_QUERIES, ...shortest].map((prefix) => `Disallow: ${prefix}`),
    '',
    ...(isTrainingAllowed ? [] : [...TRAINING_BOTS.map((bot) => `User-agent: ${bot}`), 'Disallow: /', '']),
    `Sitemap: ${origin}/sitemap.xml`,
    `# For agents: ${origin}/agents.md`,
    '',
  ].join('\n')
}
