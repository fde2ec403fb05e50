import { Button } from '../src/button/button'
import { showToast } from '../src/toast/show-toast'
import { ToastCard } from '../src/toast/toast-card'
import { ToastHost } from '../src/toast/toast-host'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

const anHour = 3_600_000

export const toastEntry: Entry = {
  title: 'Toast',
  states: {
    'Three tones': (
      <Column>
        <ToastCard id={-1} tone="ok" duration={anHour} message="Shipping address saved successfully!" />
        <ToastCard id={-2} tone="bad" duration={anHour} message="Please log in to proceed to checkout." />
        <ToastCard
          id={-3}
          tone="info"
          duration={anHour}
          message="The gateway did not answer at once, so the payment is being asked about again."
        />
      </Column>
    ),
    'At the top right, for as long as its bar lasts': (
      <>
        <Button onClick={() => showToast({ tone: 'ok', message: 'Added to the cart' })}>Show</Button>
        <ToastHost />
      </>
    ),
  },
}
