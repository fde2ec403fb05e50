import { Alert } from 'design-system/alert/alert'
import { Spinner } from 'design-system/spinner/spinner'
import { TextButton } from 'design-system/text-link/text-link'
import { useEffect, useRef } from 'react'
import { translateMessage } from 'shared-contracts/i18n/translatable-message'
import { useText } from 'shared-contracts/words'
import { CodeForm } from './code-form'
import styles from './discount-code.module.css'
import type { Discount } from './use-discount'

/** The form for a discount code, which the api checks. @param hasCodes true if the shop has any */
export function DiscountCode({ discount, hasCodes }: { discount: Discount; hasCodes: boolean }) {
  const t = useText()
  const { code, cart, isPricing, problem, apply, remove, refresh } = discount
  const isApplied = code !== undefined && cart !== undefined && !cart.refusal
  const frame = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const wasApplied = useRef(isApplied)
  // The pressed button is gone, so the focus moves to the one that replaced it.
  useEffect(() => {
    const isReplaced = wasApplied.current !== isApplied
    wasApplied.current = isApplied
    if (isReplaced && hasActed.current && document.activeElement === document.body)
      frame.current?.querySelector('button')?.focus()
  }, [isApplied])
  const act = (change: () => void) => {
    hasActed.current = true
    change()
  }
  return (
    <div ref={frame} className={styles.discount}>
      {isApplied ? (
        <p role="status">
          {cart.discount?.code ? (
            <Applied code={cart.discount.code} />
          ) : (
            cart.note && <span>{translateMessage(cart.note, t)}</span>
          )}{' '}
          <TextButton onClick={() => act(remove)}>{t('Remove code')}</TextButton>
        </p>
      ) : (
        (hasCodes || code !== undefined) && (
          <CodeForm
            code={code ?? ''}
            refusal={cart?.refusal && translateMessage(cart.refusal, t)}
            isChecking={isPricing}
            onApply={(typed) => act(() => apply(typed))}
          />
        )
      )}
      {isPricing && <Spinner label={t('Checking the discount')} />}
      {problem && (
        <Alert tone="bad">
          <span>{problem}</span> <TextButton onClick={refresh}>{t('Try again')}</TextButton>
        </Alert>
      )}
    </div>
  )
}

function Applied({ code }: { code: string }) {
  const t = useText()
  return <span translate="no">{t('{code} applied.', { code })}</span>
}
