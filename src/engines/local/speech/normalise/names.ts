import type { Noun } from './language-rules.ts';

/** Units as `Intl` calls them. */
export const UNITS: Readonly<Record<string, string>> = {
  ...{ 'km/h': 'kilometer-per-hour', 'm/s': 'meter-per-second', mph: 'mile-per-hour', km: 'kilometer' },
  ...{ m: 'meter', cm: 'centimeter', mm: 'millimeter', kg: 'kilogram', g: 'gram', l: 'liter' },
  ...{ ml: 'milliliter', lb: 'pound', lbs: 'pound', oz: 'ounce', ft: 'foot', min: 'minute', h: 'hour' },
  ...{ kB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte', TB: 'terabyte', '°C': 'celsius', '°F': 'fahrenheit' },
  '°': 'degree',
};
/** Currencies by their ISO codes. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ R$: 'BRL', $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' },
};

const known = new Map<string, Noun>();

/** From January on. */
export function monthsIn(locale: string): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)));
}

/** The name of a unit, for one and for many. */
export function unitIn(locale: string, unit: string): Noun {
  return formatted(locale, { style: 'unit', unit, unitDisplay: 'long' });
}

/** The name of a currency, for one and for many, without its country: dólares estadounidenses, US-Dollar. */
export function currencyIn(locale: string, currency: string): Noun {
  const [one, many] = formatted(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const at = locale === 'de' || locale === 'en-GB' ? -1 : 0;
  const noun = (name: string) => name.split(/[ -]/).at(at) ?? name;
  return locale === 'pt' ? [noun(one).toLowerCase(), noun(many).toLowerCase()] : [noun(one), noun(many)];
}

function formatted(locale: string, options: Intl.NumberFormatOptions): Noun {
  const key = `${locale} ${options.unit ?? options.currency}`;
  let noun = known.get(key);
  if (!noun) {
    const format = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
    noun = [format.format(1).replace(/\s?1\s?/, ''), format.format(5).replace(/\s?5\s?/, '')];
    known.set(key, noun);
  }
  return noun;
}
