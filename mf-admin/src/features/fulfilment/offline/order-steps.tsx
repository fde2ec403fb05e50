import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useCachedWork, useSteps } from '../../../data/offline/use-steps'
import { removeStep } from '../../../data/offline/waiting-steps'
import { describeStep } from './describe-step'
import styles from './offline.module.css'

/** An order's queued and refused steps on this device. */
export function OrderSteps({ orderId }: { orderId: string }) {
  const couriers = useCachedWork()?.couriers ?? []
  const steps = useSteps().filter((step) => step.orderId === orderId)
  if (steps.length === 0) return null
  return (
    <ul className={styles.steps} aria-label="Saved on this device">
      {steps.map(({ key, step, refused }) => (
        <li key={key} className={styles.step}>
          {refused === undefined ? (
            <Alert tone="ok">{`${describeStep(step, couriers)}: saved on this device, not sent yet.`}</Alert>
          ) : (
            <>
              <Alert tone="bad">
                {`${describeStep(step, couriers)}: this offline step couldn’t be saved. ${refused} Nothing was changed.`}
              </Alert>
              <Button variant="line" size="sm" onClick={() => removeStep(key)}>
                Dismiss
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
