import { AccordionItem } from '../src/accordion/accordion'
import { Button } from '../src/button/button'
import { Drawer } from '../src/drawer/drawer'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

export const drawerEntry: Entry = {
  title: 'Drawer',
  states: {
    'From the left': (
      <WithState initial={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Drawer open={open} label="Menu" title="Menu" onClose={() => setOpen(false)}>
              <AccordionItem title="SHOP" open={false} onToggle={() => {}}>
                ALL PRODUCTS
              </AccordionItem>
              <AccordionItem title="DISCOVER" open={false} onToggle={() => {}}>
                ABOUT US
              </AccordionItem>
            </Drawer>
          </>
        )}
      </WithState>
    ),
  },
}
