import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { useState } from 'react'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

type CourierToKeep = Omit<Courier, 'id' | 'version'>

const { useMfAdminAddCourierMutation, useMfAdminChangeCourierMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAddCourier: build.mutation<Courier, CourierToKeep>({
      queryFn: adminCall((data) => ({ url: '/api/admin/couriers', method: 'POST', data })),
      invalidatesTags: ['AdminCouriers', 'AdminAuditLog'],
    }),
    mfAdminChangeCourier: build.mutation<Courier, Courier>({
      queryFn: adminCall(({ id, ...data }) => ({
        url: `/api/admin/couriers/${encodeURIComponent(id)}`,
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['AdminCouriers', 'AdminAuditLog', 'AdminOrders'],
    }),
  }),
})

interface Props {
  /** Undefined for a new courier. */
  courier?: Courier
  open: boolean
  onClose: () => void
  onReload: () => unknown
}

/** Edits a courier's name, its tracking page, and whether it is offered when shipping. */
export function CourierForm({ courier, open, onClose, onReload }: Props) {
  const [add, added] = useMfAdminAddCourierMutation()
  const [change, changed] = useMfAdminChangeCourierMutation()
  const { values, field, setProblems, reset } = useForm({
    name: courier?.name ?? '',
    trackingAddress: courier?.trackingAddress ?? '',
  })
  const [isOffered, setIsOffered] = useState(courier?.isOffered ?? true)
  const { error, isLoading } = courier ? changed : added

  async function handleSubmit() {
    const trackingAddress = values.trackingAddress.trim()
    if (!/^(https:\/\/\S+)?$/.test(trackingAddress))
      return setProblems({ trackingAddress: 'Enter an address that starts with https://, or leave it blank' })
    const to = { name: values.name, trackingAddress, isOffered }
    const { data } = await (courier ? change({ ...courier, ...to }) : add(to))
    if (!data) return
    if (!courier) reset()
    onClose()
  }

  function handleReload() {
    added.reset()
    changed.reset()
    onReload()
  }

  return (
    <Sheet
      open={open}
      title={courier ? `Edit ${courier.name}` : 'Add courier'}
      onClose={onClose}
      locked={isLoading}
    >
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="Name" autoComplete="off" maxLength={60} required {...field('name')} />
          <Field
            label="Tracking page address"
            hint="Put {awb} where the tracking number goes. Leave blank if the courier has no tracking page."
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            {...field('trackingAddress')}
          />
          <Tick
            label="Offer this courier when shipping"
            checked={isOffered}
            onChange={(event) => setIsOffered(event.target.checked)}
          />
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>
            {courier ? 'Save courier' : 'Add courier'}
          </Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}
