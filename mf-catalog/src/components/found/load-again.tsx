import { textLook } from 'design-system/text-link/text-link'
import { paths } from 'shared-contracts/domain/paths'

/** The shop was renewed while its page was open: another load of the page answers, by the shop's new code. */
export function LoadAgain({ question }: { question: string }) {
  return (
    <p>
      The shop was renewed since you opened this page.{' '}
      <a href={paths.searchFor(question)} {...textLook()}>
        Load it again to search for “{question}”
      </a>
    </p>
  )
}
