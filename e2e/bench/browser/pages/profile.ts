/** The phone and connection that every page is measured with. */
export interface Profile {
  width: number
  height: number
  devicePixels: number
  /** Slowdown factor relative to this machine. */
  cpuSlowdown: number
  /** The connection that Chromium's developer tools emulate. */
  line: EmulatedConnection
  userAgent: string
}

interface EmulatedConnection {
  downKbps: number
  upKbps: number
  roundTripMs: number
}

/** A mid-range phone on slow 4G. */
export const slowPhone: Profile = {
  width: 412,
  height: 823,
  devicePixels: 2,
  cpuSlowdown: 4,
  line: { downKbps: 1600, upKbps: 750, roundTripMs: 150 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export function profileLine(profile: Profile): string {
  const { width, height, devicePixels, cpuSlowdown, line } = profile
  const phone = `${width} x ${height} at ${devicePixels}x with touch, CPU slowed ${cpuSlowdown} times`
  return `${phone}, ${line.downKbps / 1000} Mbit/s down, ${line.upKbps} kbit/s up, ${line.roundTripMs} ms round trip`
}
