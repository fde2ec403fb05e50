import { inLanguage, otherLanguages } from 'shared-contracts/domain/words/language'

/** Those that read pages to train models, by the names their owners publish. They search for nobody. */
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
  /** Whether models may be trained with the pages. */
  isTrainingAllowed: boolean
  origin: string
}

/**
 * Leads robots to the sitemap, and away from what is one shopper's own. Who searches or asks for somebody is welcome; who
 * trains models, if the owner says so (contentsignals.org).
 */
export function robotsTxt({ privatePaths, isTrainingAllowed, origin }: Robots): string {
  const ofEnglish = privatePaths.map((pattern) => pattern.replace(/:.*/, ''))
  const ofOthers = otherLanguages.flatMap((language) => ofEnglish.map((path) => inLanguage(language, path)))
  const prefixes = [...ofEnglish, ...ofOthers].sort()
  const shortest = prefixes.filter(
    (prefix, index) => !prefixes.slice(0, index).some((before) => prefix.startsWith(before)),
  )
  const signal = `search=yes, ai-input=yes, ai-train=${isTrainingAllowed ? 'yes' : 'no'}`
  return [
    'User-agent: *',
    `Content-Signal: ${signal}`,
    ...(shortest.length > 0 ? shortest.map((prefix) => `Disallow: ${prefix}`) : ['Disallow:']),
    '',
    ...(isTrainingAllowed ? [] : [...TRAINING_BOTS.map((bot) => `User-agent: ${bot}`), 'Disallow: /', '']),
    `Sitemap: ${origin}/sitemap.xml`,
    `# For agents: ${origin}/agents.md`,
    '',
  ].join('\n')
}
