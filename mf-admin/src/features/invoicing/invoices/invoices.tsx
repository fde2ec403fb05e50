import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Field } from 'design-system/field/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { InvoiceSearch } from 'shared-contracts/invoicing/admin/invoices-schema'
import { MainAction } from '../../../components/actions/main-action'
import { CardList } from '../../../components/cards/card-list'
import { FindForm } from '../../../components/forms/find-form'
import { Loaded } from '../../../components/screen-states/loaded'
import { InvoiceCard } from './invoice-card'
import styles from './invoices.module.css'
import { printAddress, useMfAdminFindInvoicesQuery } from './invoices-api'

/** Finds invoices and prints one or several of them. A link from an order searches for the invoice's number. */
export function Invoices() {
  const [address] = useSearchParams()
  const given = address.get('words') ?? ''
  const [words, setWords] = useState(given)
  const [asked, setAsked] = useState<InvoiceSearch>(given ? { words: given } : {})
  const [chosen, setChosen] = useState<readonly string[]>([])
  const query = useMfAdminFindInvoicesQuery(asked, { refetchOnMountOrArgChange: true })

  function search(next: InvoiceSearch) {
    setChosen([])
    setAsked(next)
  }

  return (
    <section aria-label="Invoices" className={styles.part}>
      <FindForm onFind={() => search(words.trim() ? { words: words.trim() } : {})}>
        <Field
          label="Invoice number, order number or name"
          name="words"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </FindForm>
      <Loaded query={query} what="the invoices">
        {({ invoices, next }) => (
          <>
            {invoices.length === 0 && (
              <p>
                {asked.words ? 'No invoices match your search.' : 'No invoices yet. Each shipment gets one.'}
              </p>
            )}
            <CardList label="Invoices">
              {invoices.map((invoice) => (
                <InvoiceCard
                  key={invoice.id}
                  invoice={invoice}
                  isChosen={chosen.includes(invoice.id)}
                  onChoose={(isChosen) =>
                    setChosen((before) => [
                      ...before.filter((id) => id !== invoice.id),
                      ...(isChosen ? [invoice.id] : []),
                    ])
                  }
                />
              ))}
            </CardList>
            {next && (
              <Button variant="line" onClick={() => search({ ...asked, after: next })}>
                Show older invoices
              </Button>
            )}
          </>
        )}
      </Loaded>
      {chosen.length > 0 && (
        <MainAction>
          <a href={printAddress(chosen)} download {...buttonLook({})}>
            {`Print ${chosen.length === 1 ? 'invoice' : `${chosen.length} invoices`}`}
          </a>
        </MainAction>
      )}
    </section>
  )
}
