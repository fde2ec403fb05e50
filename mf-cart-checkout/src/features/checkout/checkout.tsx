import { lockShape } from 'design-system/icon/shapes'
import { Note } from 'design-system/note/note'
import { selectCartLines, selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { PriceNotice } from '../../components/price-notice'
import { useCatalogCheck } from '../../data/lines/use-catalog-check'
import type { LineRemoval } from '../../data/lines/use-line-removal'
import { AddressSection } from './address/address-section'
import { deliveryFromForm, deliveryFromSaved, type NewAddress } from './address/new-address'
import { type AddressChoice, useAddressChoice } from './address/use-address-choice'
import { useNewAddress } from './address/use-new-address'
import styles from './checkout.module.css'
import type { Destination } from './checkout-problem'
import { ConfirmDialog } from './confirm-dialog'
import { useDiscount } from './discount/use-discount'
import { OrderSummary } from './order-summary'
import { useCheckout } from './use-checkout'

/** The addresses, the order beside or below them, and the dialog between PAY NOW and the gateway. */
export function Checkout({ onRemove }: { onRemove: LineRemoval['remove'] }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const lines = useAppSelector(selectCartLines)
  const { changes, unavailable, runningDiscounts, recheck } = useCatalogCheck()
  const discount = useDiscount(lines, runningDiscounts)
  const choice = useAddressChoice(user)
  const newAddress = useNewAddress(user, choice.selectSaved)
  const checkout = useCheckout({
    destination: chooseDestination(choice, newAddress.values, user?.email ?? ''),
    discounted: discount.cart,
    onCatalogChanged: () => {
      recheck()
      discount.refresh()
    },
  })

  return (
    <>
      <PriceNotice changes={changes} />
      <div className={styles.columns} data-settled={choice.isSettled || undefined}>
        <div className={styles.column}>
          <AddressSection choice={choice} newAddress={newAddress} />
          <section className={styles.payment} aria-labelledby="payment">
            <h2 id="payment" className="h3">
              {t('Payment')}
            </h2>
            <Note shape={lockShape}>
              {t('You will be redirected to the payment gateway to pay by UPI, card or net banking.')}
            </Note>
          </section>
        </div>
        <OrderSummary
          lines={lines}
          unavailable={unavailable}
          discount={discount}
          hasCodes={Boolean(runningDiscounts?.hasCodes)}
          onRemove={onRemove}
          isProcessing={checkout.isProcessing}
          isConfirming={checkout.isConfirming}
          onPay={checkout.pay}
        />
      </div>
      <ConfirmDialog
        open={checkout.isConfirming}
        lines={lines}
        discounted={discount.cart}
        isProcessing={checkout.isProcessing}
        onCancel={checkout.cancel}
        onConfirm={checkout.confirm}
      />
    </>
  )
}

function chooseDestination(choice: AddressChoice, form: NewAddress, email: string): Destination {
  if (choice.isFormOpen) return deliveryFromForm(form, email)
  if (choice.selectedId === null) return 'not-chosen'
  return choice.selected ? deliveryFromSaved(choice.selected, email) : 'not-found'
}
