import type { ThunkDispatch, TypedStartListening } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import type { RootState } from './root-reducer'

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch>
