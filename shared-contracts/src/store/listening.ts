import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './root-reducer'

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch>
