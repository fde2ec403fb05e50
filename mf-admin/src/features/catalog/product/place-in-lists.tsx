import { Button } from 'design-system/button/button'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminMoveProductMutation } from '../../../data/catalog/catalog-api'
import styles from './place-in-lists.module.css'

export function PlaceInLists({ product, onReload }: { product: AdminProduct; onReload: () => void }) {
  const { id, place, version } = product
  const [move, { error, isLoading }] = useMfAdminMoveProductMutation()
  const to = (next: number) => () => void move({ id, change: { version, place: next } })
  return (
    <section aria-labelledby="place" className={styles.place}>
      <h2 id="place" className="h3">
        Position in lists
      </h2>
      <p role="status">{`Position ${place + 1} in the list`}</p>
      <p className={styles.moves}>
        <Button variant="line" size="sm" busy={isLoading} disabled={place === 0} onClick={to(0)}>
          Move to top
        </Button>
        <Button variant="line" size="sm" disabled={isLoading || place === 0} onClick={to(place - 1)}>
          Move up
        </Button>
        <Button variant="line" size="sm" disabled={isLoading} onClick={to(place + 1)}>
          Move down
        </Button>
      </p>
      <ChangeProblem error={error} onReload={onReload} />
    </section>
  )
}
