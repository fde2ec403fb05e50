import { textLook } from 'design-system/text-link/text-link'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { useLanguage, useText } from 'shared-contracts/words'

/**
 * The shop was renewed while its page was open: another load of the page answers, by the shop’s new code. With a target,
 * the link is left to the browser.
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
