import { alertShape } from 'design-system/icon/shapes'
import { Note } from 'design-system/note/note'
import type { RejectionReason } from 'shared-contracts/reviews/review'
import { useText } from 'shared-contracts/words'

const sentences: Record<RejectionReason, string> = {
  'not-about-product': 'It isn’t about the product.',
  'personal-data': 'It contains personal details.',
  abusive: 'It contains insults or threats.',
  advertising: 'It contains advertising.',
  'not-genuine': 'It doesn’t seem to be about your own experience.',
  illegal: 'It contains something that the law doesn’t allow us to publish.',
}

/** @param reason undefined if this version of the page does not know it */
export function RejectionNote({ reason }: { reason: RejectionReason | undefined }) {
  const t = useText()
  return (
    <Note shape={alertShape}>
      {`${t('We couldn’t publish your review.')} ${reason ? t(sentences[reason]) : ''} ${t('You can change it and send it again.')}`}
    </Note>
  )
}
