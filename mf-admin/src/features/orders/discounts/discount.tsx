import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { CopyLink } from 'design-system/share-button/copy-link'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminDiscount, NewDiscount } from 'shared-contracts/orders/admin/discounts-schema'
import { paths } from 'shared-contracts/routing/paths'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useSession } from '../../../data/staff/use-session'
import { describeTerms, describeUses, discountTitle, stateLabels } from './describe-discount'
import { DiscountFigures } from './discount-figures'
import { DiscountForm } from './discount-form'
import { useMfAdminChangeDiscountMutation, useMfAdminPauseDiscountMutation } from './discounts-api'

/** One discount: its state and uses, what it earned and cost, and the form to change it. */
export function Discount({ discount, onReload }: { discount: AdminDiscount; onReload: () => void }) {
  const { rights } = useSession()
  return (
    <>
      <h2 translate="no">{discountTitle(discount)}</h2>
      <p>
        <Badge tone={discount.state === 'running' ? 'ok' : 'neutral'}>{stateLabels[discount.state]}</Badge>{' '}
        <span>{describeTerms(discount)}</span>
      </p>
      <p>{describeUses(discount.uses)}</p>
      {discount.code !== undefined && (
        <CopyLink url={`${window.location.origin}${paths.discountLink(discount.code)}`} />
      )}
      {rights.includes('see-money') && <DiscountFigures id={discount.id} />}
      {rights.includes('change-discounts') && (
        <>
          <Pause discount={discount} onReload={onReload} />
          <Change key={discount.version} discount={discount} onReload={onReload} />
        </>
      )}
    </>
  )
}

function Pause({ discount, onReload }: { discount: AdminDiscount; onReload: () => void }) {
  const { id, version, isPaused } = discount
  const [pause, { error, isLoading, reset }] = useMfAdminPauseDiscountMutation()

  async function handlePress() {
    const { data } = await pause({ id, pause: { version, isPaused: !isPaused } })
    if (data) showToast({ tone: 'ok', message: data.isPaused ? 'Discount paused.' : 'Discount resumed.' })
  }

  return (
    <div>
      <Button variant="line" busy={isLoading} onClick={handlePress}>
        {isPaused ? 'Resume discount' : 'Pause discount'}
      </Button>
      <ChangeProblem
        isPart
        error={error}
        onReload={() => {
          reset()
          onReload()
        }}
      />
    </div>
  )
}

function Change({ discount, onReload }: { discount: AdminDiscount; onReload: () => void }) {
  const { id, version } = discount
  const [change, { error, isLoading, reset }] = useMfAdminChangeDiscountMutation()

  async function save(input: NewDiscount) {
    const { data } = await change({ id, change: { version, discount: input } })
    if (data) showToast({ tone: 'ok', message: 'Saved.' })
    return Boolean(data)
  }

  return (
    <DiscountForm
      discount={discount}
      error={error}
      isSaving={isLoading}
      onSave={save}
      onReload={() => {
        reset()
        onReload()
      }}
    />
  )
}
