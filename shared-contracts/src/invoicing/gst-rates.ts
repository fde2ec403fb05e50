/**
 * The GST rates of the goods that a shop like this may sell, in percent: exempt goods (Notification
 * 10/2025-CT(Rate)), and schedules I, II and III of Notification 9/2025-CT(Rate), which abolished 12% and 28%
 * for them on 22 September 2025. Its other schedules are for gold, diamonds and tobacco.
 */
export const gstRates: readonly number[] = [0, 5, 18, 40]
