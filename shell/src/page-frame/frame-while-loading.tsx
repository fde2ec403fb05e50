import { Spinner } from 'design-system/spinner/spinner'
import styles from './frame-while-loading.module.css'
import { ShopFrame } from './shop-frame'

/** The frame at once, while the first page's remote is on its way. */
export function FrameWhileLoading() {
  return (
    <ShopFrame>
      <div className={styles.waiting}>
        <Spinner label="Loading" />
      </div>
    </ShopFrame>
  )
}
