import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { Pick } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminMarkSoldOutMutation } from '../../../data/catalog/catalog-api'

/** Marks a pack on the pick list as sold out or available. The orders on the list are not affected. */
export function SoldOut({ pick: { productId, variantId, name, variant } }: { pick: Pick }) {
  const [isSoldOut, setSoldOut] = useState(false)
  const [mark, { isLoading, error, reset }] = useMfAdminMarkSoldOutMutation()

  async function handleMark() {
    const { data } = await mark({ productId, variantId, isSoldOut: !isSoldOut })
    if (data) setSoldOut(data.isSoldOut)
  }

  return (
    <>
      <Button variant="line" size="sm" busy={isLoading} onClick={handleMark}>
        <span>{isSoldOut ? 'Mark as available' : 'Mark as sold out'}</span>
        <span className="visually-hidden">{` ${name}, ${variant}`}</span>
      </Button>
      <ChangeProblem error={error} onReload={reset} />
    </>
  )
}
