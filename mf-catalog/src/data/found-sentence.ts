import type { Text } from 'shared-contracts/i18n/translate'
import type { Found } from 'shared-contracts/search/finder'

/** Summarises the results of a search; screen readers announce it. */
export function foundSentence({ entries, total, isNear }: Found, question: string, t: Text): string {
  if (total === 0) return t('Nothing found for “{question}”.', { question })
  if (isNear) return t('No exact match for “{question}”. Here are the closest results.', { question })
  const results = t(
    { one: '{count} result for “{question}”.', other: '{count} results for “{question}”.' },
    { count: total, question },
  )
  return entries.length < total
    ? `${results} ${t('Showing the first {count}.', { count: entries.length })}`
    : results
}
