import { combineSlices } from '@reduxjs/toolkit'
import { api } from '../http/api'
import { cartSlice } from './cart-slice'
import { orderRecordsSlice } from './order-records-slice'
import { sessionSlice } from './session-slice'

export const rootReducer = combineSlices(sessionSlice, cartSlice, orderRecordsSlice, api)

export type RootState = ReturnType<typeof rootReducer>
