import { textLook } from 'design-system/text-link/text-link'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { useLanguage, useText } from 'shared-contracts/words'

/**
 * Shown after a release while the page was open: reloading the page searches with the new code. The target makes the
 * browser follow the link itself.
 */
export function LoadAgain({ question }: { question: string }) {
  const t = useText()
  const language = useLanguage()
  return (
    <p>
      {t('The shop was renewed since you opened this page.')}{' '}
      <a href={inLanguage(language, paths.searchFor(question))} target="_self" {...textLook()}>
        {t('Load it again to search for “{question}”', { question })}
      </a>
    </p>
  )
}
