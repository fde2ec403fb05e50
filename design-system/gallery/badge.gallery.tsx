import { Badge } from '../src/badge/badge'
import { Row } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const badgeEntry: Entry = {
  title: 'Badge',
  states: {
    'Dot, ring, dot and diamond': (
      <Row>
        <Badge>Pending</Badge>
        <Badge tone="warn">Awaiting Payment</Badge>
        <Badge tone="ok">Paid</Badge>
        <Badge tone="bad">Failed</Badge>
      </Row>
    ),
  },
}
