import { Alert } from '../../src/alert/alert'
import { Badge } from '../../src/badge/badge'
import { Button } from '../../src/button/button'
import { buttonLook } from '../../src/button/button-look'
import { EmptyState } from '../../src/empty-state/empty-state'
import { ErrorState } from '../../src/error-state/error-state'
import { lockShape } from '../../src/icon/shapes'
import { Note } from '../../src/note/note'
import { Spinner } from '../../src/spinner/spinner'
import { showToast } from '../../src/toast/show-toast'
import { ToastCard } from '../../src/toast/toast-card'
import { ToastHost } from '../../src/toast/toast-host'
import { Column, Row } from '../frame/arrangement'
import type { Entries } from '../frame/entries'

const anHour = 3_600_000

export const messages: Entries<'Messages'> = {
  alert: {
    'Both tones': (
      <Column>
        <Alert tone="bad">Email and Password are required.</Alert>
        <Alert tone="ok">Address added successfully!</Alert>
      </Column>
    ),
  },
  toast: {
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
  note: {
    'With an icon and without': (
      <Column>
        <Note shape={lockShape}>Pay by UPI, card or net banking</Note>
        <Note>Orders placed before noon leave Bangalore on the same day.</Note>
      </Column>
    ),
  },
  badge: {
    'Dot, ring, dot and diamond': (
      <Row>
        <Badge>Pending</Badge>
        <Badge tone="warn">Awaiting Payment</Badge>
        <Badge tone="ok">Paid</Badge>
        <Badge tone="bad">Failed</Badge>
      </Row>
    ),
  },
  spinner: {
    'With a label and without': (
      <Column>
        <Spinner label="Loading blog..." />
        <Spinner />
      </Column>
    ),
  },
  'empty-state': {
    'With a line and an action': (
      <EmptyState
        title="YOUR SHOPPING CART IS EMPTY"
        level={3}
        action={
          <a href="/" {...buttonLook()}>
            SHOP NOW
          </a>
        }
      >
        Hey, it feels so light!
      </EmptyState>
    ),
    'A heading alone': <EmptyState title="No orders found." level={3} />,
  },
  'error-state': {
    'With a way to try again': (
      <ErrorState title="Payment Failed" level={3} onRetry={() => {}}>
        Error: Invalid transaction ID
      </ErrorState>
    ),
    'Without one': (
      <ErrorState title="This product can’t be shown right now" level={3}>
        The rest of the shop still works.
      </ErrorState>
    ),
  },
}
