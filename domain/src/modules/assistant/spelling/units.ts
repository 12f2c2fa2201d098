/** As they are written; those with a digit or a sign are no words anyway. */
export const units: ReadonlySet<string> = new Set(
  `mm cm dm km nm µm μm mg kg µg μg ng mL ml cL cl dL dl hL hl L l µL μL mol mmol ppm ppb rpm tr min h s ms bar mbar Pa
  kPa MPa hPa Hz kHz MHz GHz V mV kV mA kA kW kWh MW Wh kJ kcal cal dB lux lm Nm kN rad sr mS µS μS cP cSt mPa UFC CFU
  UI IU qs qsp env ex nb nbr qté réf ref id no nos vs etc ok OK min max moy avg approx resp dept qty nr`.split(/\s+/),
);
