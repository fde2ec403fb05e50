import { Badge } from 'design-system/badge/badge'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { casePhotoAddress, isCaseOver, MOST_CASE_PHOTOS } from 'shared-contracts/support/cases/case'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import { formatAmount, paise } from 'shared-contracts/values/money'
import { useLocale, useText } from 'shared-contracts/words'
import type { Invoice } from '../invoice'
import { AddPhotos } from './add-photos'
import { kindTexts, reasonTexts, stateTexts, stateTones } from './case-texts'
import { useMfAccountGetCasesQuery } from './cases-api'
import { MessageForm } from './message-form'
import styles from './self-service.module.css'

const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const

/** The customer's requests about an order, newest first. */
export function Cases({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const { data, isError, refetch } = useMfAccountGetCasesQuery(invoice.orderId, {
    refetchOnMountOrArgChange: true,
  })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  if (!data && !isError) return <Spinner label={t('Loading')} />
  return (
    <div ref={frame} tabIndex={-1}>
      {data ? (
        <ul className={styles.messages} aria-label={t('Your requests')}>
          {data.map((one) => (
            <li key={one.id} className={styles.case}>
              <Case invoice={invoice} one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState title={t('Your requests didn’t load')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )}
    </div>
  )
}

function Case({ invoice: { orderId, lines }, one }: { invoice: Invoice; one: CustomerCase }) {
  const t = useText()
  const locale = useLocale()
  const { id, kind, state, openedAt, reason, items, text, photos, messages, refund } = one
  const day = (at: string) =>
    Number.isNaN(Date.parse(at)) ? '' : new Intl.DateTimeFormat(locale, date).format(new Date(at))
  return (
    <>
      <p className={styles.head}>
        <strong>{t(kindTexts[kind])}</strong>
        <Badge tone={stateTones[state]}>{t(kind === 'cancellation' ? 'Cancelled' : stateTexts[state])}</Badge>
        <span className="muted small">
          <span translate="no">{id}</span>
          {', '}
          <time dateTime={openedAt}>{day(openedAt)}</time>
        </span>
      </p>
      {refund !== undefined && (
        <p>
          {t('We’re refunding Rs {amount} to your original payment method. It’s credited in 10-15 days.', {
            amount: formatAmount(paise(Math.round(refund * 100))),
          })}
        </p>
      )}
      {reason && (
        <p>
          <span>{t(reasonTexts[reason])}</span>
          {': '}
          <span>
            {items.map(({ line, quantity }) => `${quantity} x ${lines[line]?.title ?? ''}`).join(', ')}
          </span>
        </p>
      )}
      {text && (
        <p className={styles.text} translate="no">
          {text}
        </p>
      )}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <a key={photo} href={casePhotoAddress(orderId, id, photo)} target="_blank" rel="noreferrer">
              <img
                src={casePhotoAddress(orderId, id, photo)}
                alt={t('Photo {number}', { number: index + 1 })}
                width={96}
                height={96}
                loading="lazy"
                className={styles.photo}
              />
            </a>
          ))}
        </div>
      )}
      {messages.length > 0 && (
        <ol className={styles.messages} aria-label={t('Messages')}>
          {messages.map(({ isOurs, text, at }) => (
            <li key={`${at} ${text}`} className={isOurs ? styles.ours : undefined}>
              <span className="muted small">
                <span>{isOurs ? t('We replied') : t('You wrote')}</span>
                {', '}
                <time dateTime={at}>{day(at)}</time>
              </span>
              <p className={styles.text} translate={isOurs ? undefined : 'no'}>
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {!isCaseOver(state) && (
        <>
          <MessageForm orderId={orderId} id={id} />
          {photos.length < MOST_CASE_PHOTOS && <AddPhotos orderId={orderId} id={id} known={photos.length} />}
        </>
      )}
    </>
  )
}
