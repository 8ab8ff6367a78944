/** How many travelers reported something about shopping: on the guide's page, and to the guide. */
export default {
  count_one:
    '{{reports}} of {{count}} traveler reported unplanned shops, pressure to buy or overcharging.',
  count_other:
    '{{reports}} of {{count}} travelers reported unplanned shops, pressure to buy or overcharging.',
} as const;
