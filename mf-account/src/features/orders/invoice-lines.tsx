import { DataTable, LineRow } from 'design-system/data-table/data-table'
import { KeepName } from 'design-system/keep-name/keep-name'
import { Picture } from 'design-system/picture/picture'
import { Price } from 'design-system/price/price'
import { formatAmount } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import type { Invoice } from './invoice'

/** The products of an order, each with its former price (specification 17.8). */
export function InvoiceLines({ invoice: { orderId, lines } }: { invoice: Invoice }) {
  const t = useText()
  if (lines.length === 0) return <p>{t('No products found for this order.')}</p>
  return (
    <DataTable
      caption={<KeepName name={orderId}>{t('Products in order {orderId}', { orderId })}</KeepName>}
      columns={['Image', 'Product', 'Quantity', 'Price'].map((column) => t(column))}
      compact
    >
      {lines.map(({ title, image, quantity, price, oldPrice }) => (
        <LineRow
          key={`${title} ${quantity} ${price}`}
          picture={<Picture src={image} alt="" sizes="60px" widths={[320]} width={60} height={60} />}
          name={title}
          quantity={
            <>
              <span className="muted">{t('Qty')}</span> <b>{quantity}</b>
            </>
          }
          price={<Price was={`Rs ${formatAmount(oldPrice)}`} now={`Rs ${formatAmount(price)}`} />}
        />
      ))}
    </DataTable>
  )
}
