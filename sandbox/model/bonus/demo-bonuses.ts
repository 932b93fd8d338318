import { day, hour, minute } from "../clock";
import { createImageFields, type ImageUrl } from "./pictures";
import type { BonusRecord } from "./record";
import { conditions, hostileMarkup, promotionText, formatted } from "./texts";

const linkToAccount = { ctaPrimaryLabel: "Vai al tuo conto", ctaPrimaryLink: "/conto" };

/**
 * The demo's bonuses. Together they cover every state of validity and every combination of image fields. Some
 * contain mistakes of editors, for which the library logs warnings.
 */
export function demoBonuses(now: number, url: ImageUrl): readonly BonusRecord[] {
  const images = createImageFields(url);
  const thisMinute = Math.floor(now / minute) * minute;

  return [
    {
      sgadId: "SGAD-1001",
      promoId: "benvenuto-scommesse",
      style: "scommesse",
      title: "Bonus di benvenuto scommesse",
      description: conditions(
        "50% del primo deposito, fino a 50 €.",
        "Deposito minimo 10 €; il bonus va giocato 5 volte entro 30 giorni a quota minima 2,00. Il bonus non è prelevabile.",
      ),
      ...images.all("football"),
      ...linkToAccount,
      datePublication: formatted.minute(now - 20 * day),
      dateExpiration: formatted.minute(now + 25 * day),
      startDatePromo: formatted.day(now - 20 * day),
      endDatePromo: formatted.day(now + 25 * day),
      promoTitle: "Promozione di benvenuto",
      promoFullDescription: promotionText([
        ["10 €", "5 €", "25 €"],
        ["50 €", "25 €", "125 €"],
        ["100 € o più", "50 €", "250 €"],
      ]),
      quickLinkPromo: "/bonus/dettaglio?card=benvenuto-scommesse",
      quickLinkTextPromo: "Condizioni complete",
      urlReadMore: "/blog",
      detailLabel: "Come si calcola il requisito di giocata",
      updatedDate: true,
    },
    {
      sgadId: "SGAD-1002",
      promoId: "casino-primo-deposito",
      style: "casino",
      title: "Bonus casinò sul primo deposito",
      description: conditions(
        "20 € di bonus per un primo deposito di almeno 20 €.",
        "Requisito di giocata 35 volte l’importo del bonus entro 14 giorni, solo sulle slot. Il bonus non è prelevabile.",
      ),
      ...images.onlyDesktop("slots"),
      ctaPrimaryLabel: "Leggi le condizioni",
      datePublication: formatted.day(now - 5 * day),
      dateExpiration: formatted.day(now + 10 * day),
      promoTitle: "Bonus casinò sul primo deposito",
      promoFullDescription: promotionText([["20 € o più", "20 €", "700 €"]]),
    },
    {
      sgadId: "SGAD-1003",
      promoId: "poker-tornei",
      style: "poker",
      title: "Ticket per i tornei di poker",
      description: conditions(
        "Un ticket da 5 € dopo il primo torneo giocato.",
        "Un ticket per giocatore, valido 7 giorni, non convertibile in denaro.",
      ),
      ...images.onlyRenditions("cards"),
      ...linkToAccount,
      datePublication: formatted.isoDay(now - 2 * day),
      dateExpiration: formatted.isoDay(now + 40 * day),
      updatedDate: "true",
    },
    {
      sgadId: "SGAD-1004",
      style: "ippica",
      title: "Rimborso sulle scommesse ippiche",
      description: conditions(
        "Rimborso del 10% delle scommesse perse, fino a 10 € al giorno.",
        "Vale per le corse italiane a totalizzatore. Il rimborso arriva come bonus, da giocare una volta entro 7 giorni.",
      ),
      ...images.onlyOriginal("track"),
      datePublication: formatted.minute(thisMinute),
      dateExpiration: formatted.minute(thisMinute + 30 * day),
    },
    {
      sgadId: "SGAD-1005",
      promoId: "totocalcio-sistema",
      style: "totocalcio",
      title: "Sistema Totocalcio di oggi",
      description: conditions(
        "Una colonna in più per ogni sistema da almeno 8 €.",
        "Una volta per giocatore, solo per il concorso di oggi.",
      ),
      ...images.none(),
      ctaPrimaryLabel: "Vai ai movimenti",
      ctaPrimaryLink: "/movimenti",
      datePublication: formatted.day(now),
      dateExpiration: `${formatted.day(now)} 23:59:59`,
    },
    {
      sgadId: "SGAD-1006",
      promoId: "bingo-cartelle",
      style: "bingo",
      title: "Cartelle bingo del fine settimana",
      description: conditions(
        "3 cartelle da 0,50 € per chi ne acquista 10.",
        "Una volta per giocatore, in tutte le sale aperte.",
      ),
      ...images.unsafe(),
      ...linkToAccount,
      datePublication: formatted.isoDay(now - day),
      dateExpiration: formatted.minute(now + 2 * day),
    },
    {
      sgadId: "SGAD-1007",
      promoId: "carte-tavoli",
      style: "skillgames",
      title: "Bonus giochi di carte",
      description: hostileMarkup,
      bonusAmount: 10,
      playthroughTimes: 8,
      daysToPlay: 20,
      ...images.all("blackjack"),
      ctaPrimaryLabel: "Vai ai giochi di carte",
      ctaPrimaryLink: "data:text/html,<script>alert(1)</script>",
      quickLinkPromo: "https://altrove.invalid/carte",
      quickLinkTextPromo: "Regolamento dei tavoli",
      datePublication: now - 3 * day,
      dateExpiration: now + 12 * day,
    },
    {
      sgadId: "SGAD-1008",
      promoId: "tutti-i-giochi",
      style: "tuttiigiochi",
      title: "Bonus multigioco",
      description: conditions(
        "10 € di bonus su tutti i giochi per chi completa la verifica del conto.",
        "Requisito di giocata 10 volte l’importo entro 30 giorni; ogni gioco concorre in misura diversa.",
      ),
      ...images.all("gift"),
      ...linkToAccount,
      datePublication: new Date(now - 10 * day).toISOString(),
      dateExpiration: new Date(now + 60 * day).toISOString(),
      urlReadMore: "/bonus/dettaglio?card=tutti-i-giochi",
      updatedDate: 1,
    },
    {
      sgadId: "SGAD-1009",
      promoId: "sport-virtuali",
      style: "virtuali",
      title: "Bonus sport virtuali",
      description: conditions(
        "5 € di bonus dopo scommesse sugli sport virtuali per almeno 25 €.",
        "Il bonus va giocato 2 volte entro 3 giorni; un solo bonus per giocatore.",
      ),
      ...images.onlyMobile("tennis"),
      ...linkToAccount,
      datePublication: formatted.day(now - day),
      dateExpiration: formatted.minute(now + 6 * hour),
    },
    // The following bonuses are not valid now, or their dates cannot be read.
    {
      sgadId: "SGAD-1010",
      promoId: "lotterie-autunno",
      style: "lotterie",
      title: "Biglietti delle lotterie d’autunno",
      description: conditions("Un biglietto da 1 € ogni 10 acquistati.", "Una volta per giocatore."),
      ...images.onlyHome("tickets"),
      datePublication: formatted.day(now - 60 * day),
      dateExpiration: formatted.minute(thisMinute - minute),
    },
    {
      sgadId: "SGAD-1011",
      promoId: "quick-games-novita",
      style: "quickgames",
      title: "Bonus sui Quick Games",
      description: conditions("2 € di bonus per provare le novità.", "Da giocare una volta entro 24 ore."),
      ...images.all("scratch"),
      datePublication: formatted.minute(thisMinute + 3 * day),
      dateExpiration: formatted.minute(thisMinute + 9 * day),
    },
    {
      // The end is today's date without a time, so the bonus ended at the last midnight unless the
      // configuration includes the last day.
      sgadId: "SGAD-1012",
      promoId: "ultimo-giorno",
      style: "scommesse",
      title: "Multipla dell’ultimo giorno",
      description: conditions(
        "Bonus del 5% sulle multiple da almeno 5 eventi.",
        "Quota minima 1,50 per evento.",
      ),
      ...images.onlyHome("pitch"),
      datePublication: formatted.day(now - 15 * day),
      dateExpiration: formatted.day(now),
    },
    {
      sgadId: "SGAD-1013",
      promoId: "data-illeggibile",
      style: "casino",
      title: "Bonus con una data che non esiste",
      description: conditions("15 € di bonus.", "Requisito di giocata 35 volte entro 14 giorni."),
      datePublication: formatted.day(now - 15 * day),
      dateExpiration: "31/02/2027",
    },
    {
      sgadId: "SGAD-1014",
      promoId: "senza-scadenza",
      style: "bingo",
      title: "Bonus senza una scadenza",
      description: conditions("5 € di bonus.", "Una volta per giocatore."),
      datePublication: formatted.day(now - 15 * day),
    },
  ];
}
