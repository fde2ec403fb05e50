import { createAction, createSlice } from '@reduxjs/toolkit'
import type { OrderRecord } from '../orders/order'
import { loggedOut, orderPaid, orderPlaced, orderStatusChanged } from './events'

/** The signed-in customer's order records were read from local storage, newest first. */
export const orderRecordsRestored = createAction<OrderRecord[]>('orders/recordsRestored')

const initialState: OrderRecord[] = []

/** The signed-in customer's orders, as this browser recorded them (specification 24.7). */
export const orderRecordsSlice = createSlice({
  name: 'orderRecords',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on
      .addCase(orderPlaced, (records, { payload }) => [
        payload,
        ...records.filter((record) => record.orderId !== payload.orderId),
      ])
      .addCase(orderPaid, (records, { payload }) => {
        for (const record of records) if (record.orderId === payload.orderId) record.status = 'Paid'
      })
      .addCase(orderStatusChanged, (records, { payload }) => {
        for (const record of records) if (record.orderId === payload.orderId) record.status = payload.status
      })
      .addCase(orderRecordsRestored, (_, { payload }) => payload)
      .addCase(loggedOut, () => initialState),
  selectors: { selectOrderRecords: (records) => records },
})

export const { selectOrderRecords } = orderRecordsSlice.selectors
