import { Button } from 'design-system/button/button'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import type { Invoice } from '../invoice'
import { listChoices } from './choices'
import styles from './self-service.module.css'

// A separate chunk, because most customers open the orders only to look at them.
const code = lateCode(() => import(/* webpackChunkName: "seldom-cases" */ './opened'))

type Form = 'cancel' | 'problem' | 'return'

/** Lets a customer cancel an order, report a problem and ask for a return, and shows what became of it. */
export function SelfService({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const [form, setForm] = useState<Form>()
  const { canCancel, problem, return: returned } = listChoices(invoice, new Date())
  const hasCases = Boolean(invoice.cases?.length)
  if (!hasCases && !canCancel && problem.length + returned.length === 0) return null
  const items = { cancel: [], problem, return: returned }
  const button = (one: Form, label: string) => (
    <Button
      variant="line"
      size="sm"
      aria-expanded={form === one}
      onClick={() => setForm(form === one ? undefined : one)}
    >
      <span>{label}</span>
      <span className="visually-hidden" translate="no">{` ${invoice.orderId}`}</span>
    </Button>
  )

  function handleDone(message: string) {
    setForm(undefined)
    showToast({ tone: 'ok', message })
  }

  return (
    <div className={styles.service} tabIndex={-1}>
      <div className={styles.choices}>
        {canCancel && button('cancel', t('Cancel order'))}
        {problem.length > 0 && button('problem', t('Report a problem'))}
        {returned.length > 0 && button('return', t('Return items'))}
      </div>
      {(form || hasCases) && (
        <Late code={code} waiting={<Spinner label={t('Loading')} />}>
          {({ Cases, CancelOrder, CaseForm }) => (
            <>
              {form === 'cancel' && <CancelOrder invoice={invoice} onDone={handleDone} />}
              {(form === 'problem' || form === 'return') && (
                <CaseForm key={form} kind={form} invoice={invoice} items={items[form]} onDone={handleDone} />
              )}
              {hasCases && <Cases invoice={invoice} />}
            </>
          )}
        </Late>
      )}
    </div>
  )
}
