import { textLook } from 'design-system/text-link/text-link'
import type { CustomerShipment } from 'shared-contracts/orders/order'
import { useLocale, useText } from 'shared-contracts/words'
import styles from './shipments.module.css'

const words: Record<CustomerShipment['state'], string> = {
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Being returned to us',
  back: 'Returned to us',
}

const date = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const

/** The order's shipments, shown to a customer who visits the page again later. */
export function Shipments({ shipments }: { shipments: readonly CustomerShipment[] }) {
  const t = useText()
  const locale = useLocale()
  const day = (at: string) =>
    Number.isNaN(Date.parse(at)) ? '' : new Intl.DateTimeFormat(locale, date).format(new Date(at))
  return (
    <div className="wrap">
      <ul aria-label={t('Packages')} className={styles.shipments}>
        {shipments.map(({ state, courier, awb, link, returns }) => (
          <li key={awb}>
            <span>{`${t(words[state])}: ${courier} `}</span>
            <span className="num" translate="no">
              {awb}
            </span>
            {link && (
              <>
                {' '}
                <a href={link} target="_blank" rel="noreferrer" {...textLook()}>
                  {t('Track package')}
                </a>
              </>
            )}
            {returns?.map(({ at }) => (
              <p key={at}>{t('We received your return on {date}', { date: day(at) })}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
