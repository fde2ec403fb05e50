import type { ReactNode } from 'react'
import { AccordionItem } from '../../src/accordion/accordion'
import { Button } from '../../src/button/button'
import { Dialog } from '../../src/dialog/dialog'
import { Drawer } from '../../src/drawer/drawer'
import { Tabs } from '../../src/tabs/tabs'
import { Totals } from '../../src/totals/totals'
import type { Entries } from '../frame/entries'
import { WithState } from '../frame/with-state'

const tabs = [
  { id: 'general', title: 'General' },
  { id: 'orders', title: 'Order Details' },
  { id: 'address', title: 'Your Address' },
]

function Item({ title, start = false, children }: { title: string; start?: boolean; children: ReactNode }) {
  return (
    <WithState initial={start}>
      {(open, setOpen) => (
        <AccordionItem title={title} open={open} onToggle={() => setOpen(!open)}>
          {children}
        </AccordionItem>
      )}
    </WithState>
  )
}

function Confirmation({ busy = false }: { busy?: boolean }) {
  return (
    <WithState initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{busy ? 'Open, locked' : 'Open'}</Button>
          <Dialog
            open={open}
            title="Confirm Your Order"
            onClose={() => setOpen(false)}
            locked={busy}
            actions={
              <>
                <Button variant="quiet" disabled={busy} onClick={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button busy={busy}>{busy ? 'PROCESSING...' : 'Confirm and Pay'}</Button>
              </>
            }
          >
            <Totals rows={[{ label: 'Total', value: 'Rs 550.00', look: 'total' }]} />
          </Dialog>
        </>
      )}
    </WithState>
  )
}

export const opening: Entries<'Open and closed'> = {
  accordion: {
    'Rows of a menu, all closed': (
      <>
        <Item title="SHOP">ALL PRODUCTS</Item>
        <Item title="DISCOVER">ABOUT US</Item>
      </>
    ),
    'A row, open': (
      <Item title="HELP" start={true}>
        <p>Terms, Privacy, Shipping and Refund.</p>
      </Item>
    ),
  },
  tabs: {
    'The first of three selected': (
      <WithState initial="general">
        {(selected, select) => (
          <Tabs label="Account" tabs={tabs} selected={selected} onSelect={select}>
            <p>What belongs to the selected tab.</p>
          </Tabs>
        )}
      </WithState>
    ),
  },
  dialog: {
    'A question': <Confirmation />,
    'Locked while something is under way': <Confirmation busy />,
  },
  drawer: {
    'From the left': (
      <WithState initial={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Drawer
              id="menu"
              open={open}
              label="Menu"
              title="Menu"
              onOpen={() => setOpen(true)}
              onClose={() => setOpen(false)}
            >
              <Item title="SHOP">ALL PRODUCTS</Item>
              <Item title="DISCOVER">ABOUT US</Item>
            </Drawer>
          </>
        )}
      </WithState>
    ),
  },
}
