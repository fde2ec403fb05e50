import { Badge } from 'design-system/badge/badge'
import { textLook } from 'design-system/text-link/text-link'
import type { CustomerShipment } from 'shared-contracts/orders/order'
import { useLocale, useText } from 'shared-contracts/words'
import type { Invoice } from './invoice'
import styles from './shipments.module.css'

const words: Record<CustomerShipment['state'], string> = {
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Being returned to us',
  back: 'Returned to us',
}

const date = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const

interface Props {
  shipments: readonly CustomerShipment[]
  lines: Invoice['lines']
}

export function Shipments({ shipments, lines }: Props) {
  const t = useText()
  const locale = useLocale()
  const day = (at: string) =>
    Number.isNaN(Date.parse(at)) ? '' : new Intl.DateTimeFormat(locale, date).format(new Date(at))
  const goods = (pieces: CustomerShipment['lines']) =>
    pieces.map(({ line, quantity }) => `${quantity} x ${lines[line]?.title ?? ''}`).join(', ')
  return (
    <ul aria-label={t('Packages')} className={styles.shipments}>
      {shipments.map(({ state, courier, awb, link, shippedAt, lines: inside, returns }) => (
        <li key={awb} className={styles.shipment}>
          <p className={styles.head}>
            <Badge tone={state === 'shipped' || state === 'delivered' ? 'ok' : 'warn'}>
              {t(words[state])}
            </Badge>
            <time dateTime={shippedAt}>{day(shippedAt)}</time>
          </p>
          <p>
            <span>{`${courier} `}</span>
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
          </p>
          <p className="muted">{goods(inside)}</p>
          {returns?.map(({ at, lines: back }) => (
            <p key={at}>{`${t('We received your return on {date}', { date: day(at) })}: ${goods(back)}`}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}
