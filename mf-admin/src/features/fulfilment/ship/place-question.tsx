import { Button } from 'design-system/button/button'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import { isApiError } from 'shared-contracts/http'
import { ABROAD, type PlaceOfSupply, stateCodes, states } from 'shared-contracts/invoicing/states'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { adminApi, adminCall } from '../../../data/calls/admin-api'
import styles from './ship.module.css'
import { TaxQuestion } from './tax-question'

const { useMfAdminAnswerPlaceMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAnswerPlace: build.mutation<unknown, { order: string; place: PlaceOfSupply }>({
      queryFn: adminCall(({ order, place }) => ({
        url: `/api/admin/orders/${encodeURIComponent(order)}/place-of-supply`,
        method: 'POST',
        data: { place },
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
  }),
})

const allPlaces: readonly PlaceOfSupply[] = [...stateCodes, ABROAD]

/** Asks for the State of delivery if the invoice can't be issued without it, or else shows the tax question. */
export function PlaceQuestion({ error }: { error: unknown }) {
  const [chosen, setChosen] = useState<PlaceOfSupply>()
  const [answer, { error: refused, isLoading, isSuccess }] = useMfAdminAnswerPlaceMutation()
  const { placeOfSupply: question, places: open, order } = (isApiError(error) && error.fields) || {}
  if (!question || !order) return <TaxQuestion error={error} />
  const places = allPlaces.filter((place) => !open || open.split(',').includes(place))
  if (isSuccess) return <p role="status">State saved. Ship again.</p>
  return (
    <div className={styles.form}>
      <Select
        label={question}
        value={chosen ?? ''}
        onChange={(event) => setChosen(places.find((place) => place === event.target.value))}
      >
        <option value="">Ask the customer if you’re not sure</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {place === ABROAD ? 'Outside India' : states[place]}
          </option>
        ))}
      </Select>
      <ChangeProblem isPart error={refused} onReload={() => undefined} />
      <Button
        variant="line"
        busy={isLoading}
        disabled={!chosen}
        onClick={() => chosen && answer({ order, place: chosen })}
      >
        Save State
      </Button>
    </div>
  )
}
