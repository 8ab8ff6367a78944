/**
 * Emergency phone numbers in Japan. All are free of charge except the hotline. `dialed`: the number in the
 * format of a `tel:` link.
 */
export const EMERGENCY_NUMBERS = {
  police: { shown: '110', dialed: '110' },
  ambulance: { shown: '119', dialed: '119' },
  coastGuard: { shown: '118', dialed: '118' },
  doctor: { shown: '#7119', dialed: '#7119' },
  disasterDial: { shown: '171', dialed: '171' },
  /** The tourist hotline of the Japan National Tourism Organization, in English, Chinese and Korean. */
  hotline: { shown: '050-3816-2787', dialed: '+81-50-3816-2787' },
} as const;

export type EmergencyNumber = keyof typeof EMERGENCY_NUMBERS;
