import { textLook } from 'design-system/text-link/text-link'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { useLanguage, useText } from 'shared-contracts/words'

/**
 * Shown if a release has replaced the search index since the page was opened. `target` makes the browser follow
 * the link, not the router, so that the new code is loaded and searches again.
 */
export function LoadAgain({ question }: { question: string }) {
  const t = useText()
  const language = useLanguage()
  return (
    <p>
      {t('The shop has been updated since you opened this page.')}{' '}
      <a href={inLanguage(language, paths.searchFor(question))} target="_self" {...textLook()}>
        {t('Reload to search for “{question}”', { question })}
      </a>
    </p>
  )
}
