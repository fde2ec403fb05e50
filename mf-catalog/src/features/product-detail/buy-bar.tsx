import { Button } from 'design-system/button/button'
import { Price } from 'design-system/price/price'
import { StickyBar } from 'design-system/sticky-bar/sticky-bar'
import { useText } from 'shared-contracts/words'
import styles from './buy-bar.module.css'

/** A second ADD TO CART within reach of a thumb, hidden from screen readers and the Tab key. */
export function BuyBar({ price, variant, onAdd }: { price: string; variant: string; onAdd: () => void }) {
  const t = useText()
  return (
    <div aria-hidden="true">
      <StickyBar>
        <span className={styles.chosen}>
          <Price now={price} />
          <small className={styles.variant}>{variant}</small>
        </span>
        <Button block tabIndex={-1} onClick={onAdd}>
          {t('ADD TO CART')}
        </Button>
      </StickyBar>
    </div>
  )
}
