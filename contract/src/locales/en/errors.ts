import type { ErrorCode } from '../../errors.ts';
import { FIGURES } from '../figures.ts';

/** One sentence for each error code; the same sentence is the API's `message`. */
export default {
  BAD_REQUEST: 'That could not be processed. Reload the page and try again.',
  VALIDATION_FAILED: 'Some of the details are not valid. Check them and try again.',
  TEXT_REQUIRED: 'Enter something that can be seen.',
  TEXT_INVISIBLE:
    'This name contains invisible characters. Delete it and type it again instead of pasting it.',
  NOT_FOUND: 'This could not be found. It may have been removed.',
  METHOD_NOT_ALLOWED: 'This address does not accept this method.',
  PAYLOAD_TOO_LARGE: 'This is too large to send. Shorten it and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
  RATE_LIMITED: 'You are going too fast. Wait a moment and try again.',
  INTERNAL_ERROR: 'Something went wrong on our side. Please try again later.',
  UNAVAILABLE: 'TomoGuide cannot be reached right now. Please try again in a moment.',
  BUSY: 'TomoGuide is very busy right now. Please try again in a moment.',
  IDEMPOTENCY_KEY_REQUIRED: 'This call needs an Idempotency-Key header.',
  IDEMPOTENCY_KEY_INVALID: 'The Idempotency-Key must be 8 to 200 visible characters.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for a different request.',
  IDEMPOTENCY_KEY_IN_USE: 'The same request is still running. Wait a moment.',

  AUTH_REQUIRED: 'Log in first.',
  TOKEN_EXPIRED: 'Your session has expired. Please log in again.',
  TOKEN_INVALID: 'This session is no longer valid. Please log in again.',
  INVALID_CREDENTIALS: 'The username or password is incorrect. Check them and try again.',
  ACCOUNT_SUSPENDED: 'This account is suspended. Contact support.',
  TOO_MANY_LOGINS: 'Too many wrong passwords. Wait a few minutes and try again.',
  USERNAME_TAKEN: 'Username already taken',
  EMAIL_TAKEN: 'There is already an account with this email. Log in with it, or use another email.',
  EMAIL_CONFIRMED: 'Your email is already confirmed.',
  CONFIRMATION_LINK_INVALID: 'This link no longer works. Ask for a new one.',
  TOO_MANY_CONFIRMATIONS: `We send at most ${FIGURES.confirmationsADay} links a day. Use one you have already received, or try again tomorrow.`,
  USERNAME_INVALID: `Username must be at least ${FIGURES.usernameMin} characters, lowercase letters and numbers only`,
  PASSWORD_TOO_SHORT: `The password needs at least ${FIGURES.passwordMin} characters.`,
  PASSWORD_TOO_LONG: `Passwords can be up to ${FIGURES.passwordMax} characters long.`,
  PASSWORD_TOO_COMMON: 'This password is too common. Choose one that is harder to guess.',
  PASSWORDS_DIFFER: 'The two passwords do not match.',
  RESET_LINK_INVALID: 'This link no longer works. Get a new one.',
  PASSWORD_WRONG: 'That is not your current password',
  CLOSING_NOT_POSSIBLE: 'Your account cannot be closed yet.',
  GOODWILL_CHANGED:
    'Your credit from TomoGuide has changed. Check the new amount before you continue.',
  NICKNAME_RESERVED: 'This name could be mistaken for TomoGuide’s own. Please choose another.',
  CONTACT_NOT_ALLOWED:
    'Please leave out phone numbers, email addresses, account names, links, QR codes and payment details: travelers and guides reach each other on TomoGuide.',
  TERMS_NOT_ACCEPTED: 'Please agree to the terms of service and the privacy policy',
  ROLE_NOT_ALLOWED: 'Only approved guides can switch to the guide view.',
  SELF_NOT_ALLOWED: 'You cannot save, book or message yourself.',

  APPLICATION_NOT_EDITABLE: 'This application cannot be changed now.',
  APPLICATION_CHANGED: 'Your application was changed on another device. Load the latest answers.',
  APPLICATION_INCOMPLETE: 'Please complete the following required fields',
  DECLARATION_MISSING: 'Please confirm declaration',
  IDENTITY_NOT_OPEN:
    'Your pictures have already been sent. Reload the page to see where your check stands.',
  SELFIE_NOT_PICTURE: 'The selfie has to be a picture, not a PDF.',
  TOO_MANY_IDENTITY_CHECKS: `You can send your pictures up to ${FIGURES.identityTries} times within ${FIGURES.identityTryDays} days. If you need help, write to us.`,
  IDENTITY_NAME_REQUIRED: 'Enter the name on the document.',
  IDENTITY_DECIDED: 'This identity check has already been decided.',
  APPLICATION_MOVED_ON: 'The status of this application has changed. Reload the page.',
  NOT_A_GUIDE: 'Only guides can do this.',
  GUIDE_SUSPENDED: 'Your guide profile is suspended. Contact support.',
  HOURS_OVERLAP: 'Some hours on the same day overlap. Change them.',
  SERVICE_UNKNOWN: 'There is no such service. Choose another one.',
  PRICE_BAND_INVALID: 'The minimum price is above the maximum. Change one of them.',
  DATE_OUT_OF_RANGE: `Tours can be booked from ${FIGURES.leadHours} hours to ${FIGURES.daysAhead} days ahead. Choose another time.`,
  DAY_OUT_OF_RANGE: 'You can only change days between today and one year from now.',
  DURATION_NOT_OFFERED: 'This guide does not offer tours of that length. Choose another length.',
  GROUP_SIZE_NOT_OFFERED:
    'This guide does not take groups of that size. Change the group size or choose another guide.',
  SERVICE_NOT_OFFERED: 'This guide does not offer that service. Choose another one.',
  START_TIME_INVALID: 'Tours start on the hour or the half hour. Choose another start time.',
  TOO_MANY_PHOTOS: `You already have ${FIGURES.galleryMax} photos, the maximum. Remove one first.`,
  PHOTOS_CHANGED: 'Your photos were changed elsewhere. You now see the latest version.',
  TOO_MANY_SAVED: 'Your list of saved guides is full. Remove one first.',
  GUIDE_CHANGED: 'This was changed elsewhere. Look at it again before you save.',
  TOO_MANY_QUALIFICATIONS: `You already have ${FIGURES.qualificationsMax} qualifications, the maximum. Remove one first.`,
  LICENCE_NUMBER_REQUIRED:
    'This title is reserved for licensed guide interpreters. Enter your license number.',
  LICENCE_IN_USE:
    'Your profile claims the licensed title, which needs this license. Take the title out of your profile first.',
  QUALIFICATION_CHANGED: 'This qualification has already been changed or decided. Reload the page.',
  TITLE_NOT_CHECKED:
    'To call yourself a licensed guide interpreter, you need a license number that we have checked. Send yours on your qualifications page first.',
  CALENDAR_ADDRESS_INVALID:
    'This is not a calendar address. Calendar addresses begin with https:// or webcal://.',
  TOO_MANY_CALENDARS: `You can add up to ${FIGURES.importedCalendars} calendars. Remove one first.`,

  SLOT_TAKEN: 'Another booking has just taken this time.',
  SLOT_NOT_AVAILABLE: 'The guide is not available at the time you chose. Choose another time.',
  GUIDE_NOT_BOOKABLE: 'This guide is not taking bookings at the moment.',
  PRICE_CHANGED: 'The price has changed. Check the new one before you continue.',
  PARTICULARS_INVALID: 'Some of the tour details do not fit together. Check them and try again.',
  TOO_MANY_PENDING: `You can have ${FIGURES.unpaid} bookings awaiting payment at a time. Pay for or cancel some first.`,
  TOO_MANY_BOOKINGS: 'You have reached the limit of open bookings. Finish or cancel one first.',
  TOO_MANY_CANCELLATIONS: `You cancelled ${FIGURES.freeCancellations} bookings for a full refund within ${FIGURES.freeCancellationDays} days, so you cannot make another one yet.`,
  TOO_MANY_HOLDS: 'Too many slots were held without being paid for. Try again later.',
  GUIDE_BUSY: 'Several bookings with this guide are awaiting payment. Try again in a few minutes.',
  REQUEST_NOT_OPEN: 'This request is no longer open.',
  QUOTE_DIFFERS: 'This is not the quote that was sent. Look at the request again.',
  TOO_MANY_OPEN_REQUESTS: `You have ${FIGURES.openRequests} open tour requests. Wait for an answer or withdraw one first.`,
  TOO_MANY_REQUESTS_SENT: `You can send up to ${FIGURES.requestsADay} tour requests in 24 hours. Try again later.`,
  ITINERARY_CHANGED:
    'The guide has just changed this itinerary. Check the new version before you continue.',
  ITINERARY_UNKNOWN: 'This guide no longer offers that itinerary. Choose another one or none.',
  TOO_MANY_CODES:
    'Too many wrong codes. The code you entered is saved on this phone and will be sent again later.',
  INVALID_TRANSITION: 'The booking has changed, so this is no longer possible. Reload the page.',
  REFUND_CHANGED: 'The refund has changed. Check the new amount before you continue.',
  REASON_REQUIRED: 'Write a reason first.',
  USER_TYPE_MISMATCH: 'Only the other side of this booking can do this.',
  TICKET_NOT_YOURS: 'This ticket is not yours to buy.',
  REFUND_TOO_HIGH: 'That is more than was paid online. Enter a smaller amount.',
  DISPUTE_ANSWERED: 'Your side of the story is already on record.',
  HOLD_ENDED: 'The time to pay has run out, and the slot is no longer held for you. Book again.',
  EXTENSION_LIMIT_REACHED: `Extension Limit Reached: a booking can be extended up to ${FIGURES.extensions} times.`,
  TOO_MANY_UNPAID_EXTENSIONS: `This tour can no longer be extended: ${FIGURES.unpaidExtensions} extensions were requested but not paid for.`,
  EXTENSION_NOT_POSSIBLE: 'The guide is not available for that long. Choose a shorter extension.',
  EXTENSION_ENDED: 'This extension is no longer waiting for payment.',

  PROOF_NOT_TAKEN: 'Payment proof cannot be uploaded for this booking now.',
  PROOF_ANSWERED: 'This payment proof has already been checked.',
  PROOF_AMOUNT_DIFFERS: 'The amount does not match the balance of this booking. Check the amount.',
  PROOF_DAY_OUTSIDE: 'The balance cannot have been paid on this day. Check the date.',

  CLAIM_NOT_TAKEN: 'You cannot send an emergency claim for this booking now.',
  CLAIM_DECIDED: 'This claim has already been decided.',

  FILE_TOO_LARGE: `The file is larger than ${FIGURES.fileMegabytes} MB. Choose a smaller one.`,
  FILE_INCOMPLETE: 'The file was not uploaded completely. Upload it again.',
  FILE_EMPTY:
    'This file is empty. If it is kept in the cloud, download it to this device first, then choose it again.',
  FILE_TYPE_INVALID: 'Please select a valid image (JPEG, PNG, GIF, WEBP) or PDF file.',
  FILE_UNREADABLE:
    'This file cannot be opened. It may be damaged or need a password. Take a screenshot of it, or choose another file.',
  FILE_TOO_MANY_PIXELS:
    'This picture has too many pixels. Take a screenshot of it, or choose a smaller one.',
  FILE_TOO_MANY_PAGES: `This PDF has more than ${FIGURES.filePages} pages. Choose a shorter one.`,
  FILE_NOT_PLAIN:
    'This PDF contains scripts or other files. Print it to a new PDF or take a screenshot, and upload that.',
  CUT_INVALID: 'This selection is too small or extends beyond the picture. Please select it again.',
  FILES_UNKNOWN: 'One of the files is no longer there. Add it again.',
  TOO_MANY_UPLOADS: 'You have uploaded too many files in a short time. Try again later.',
  FILE_LINK_INVALID: 'This link no longer works. Open the page again.',
  FILES_UNAVAILABLE: 'Files cannot be saved or opened right now. Try again in a moment.',
  ADDRESS_UNCHANGED: 'This is already the meeting point.',
  NOT_MEETING_TIME: `This button works from ${FIGURES.meetingHours} hours before the tour until it ends.`,
  ADDRESS_CHANGED: 'The meeting point has changed. Look at it again.',
  DRIVER_LINES_CHANGED:
    'The other side has just changed this; the card now shows their version. Save again to replace it.',
  PROPOSAL_CHANGED: 'This suggestion is no longer open.',
  OWN_PROPOSAL: 'Only the other side can accept what you suggested.',
  TOO_MANY_PROPOSALS:
    'No more suggestions can be made for this booking. The meeting point stays as it is.',

  PAYMENT_NOT_DUE: 'Nothing is due on this booking.',
  CHARGEBACK_NOT_POSSIBLE: 'The bank cannot do that with this payment.',
  PAYMENT_SESSION_ENDED: 'This payment page is closed. Start the payment again.',
  PAYMENT_STATUS_UNKNOWN:
    'This payment status is unknown, so nothing was recorded. Open the booking to see whether it is paid.',
  PAYMENT_NOT_CONFIRMED:
    'The payment provider has not confirmed this payment yet. Look again in a moment.',
  SIGNATURE_INVALID: 'The signature is not valid.',
  WITHDRAWAL_TOO_SMALL: `The minimum withdrawal is RMB ${FIGURES.withdrawalRmb}.`,
  BALANCE_TOO_LOW: 'That is more than you can withdraw. Check the balance and try again.',
  NAME_NOT_VERIFIED:
    'Earnings can only be paid out to an account in your verified name. Verify your identity first.',
  PAYOUT_ACCOUNT_INVALID: 'Check the details of your payout account.',
  TOO_MANY_PAYOUT_ACCOUNTS: `You can keep up to ${FIGURES.payoutAccounts} payout accounts. Remove one first.`,
  WITHDRAWAL_NOT_APPROVED: 'This withdrawal has not been approved yet. Approve it first.',
  WITHDRAWAL_DECIDED: 'This withdrawal has already been decided.',

  POSTAL_CODE_UNKNOWN: 'We could not find this postal code. Check the digits.',

  MESSAGE_ID_REUSED: 'This message was already sent with different text.',
  OUT_OF_CREDITS:
    'You have sent many messages in a row. Wait for an answer before you write again.',
  BLOCKED: 'You and this person cannot contact or book each other.',
  BLOCK_NOT_POSSIBLE:
    'You still have a booking with this person. You can block them once it is over or cancelled.',
  TOO_MANY_MESSAGES: `You can send up to ${FIGURES.messagesMinute} messages a minute. Try again in a moment.`,
  TOO_MANY_CONVERSATIONS: `You can start up to ${FIGURES.newConversationsHour} new conversations an hour. Try again later.`,
  RECALL_NOT_POSSIBLE: `You can only recall your own messages, and only within ${FIGURES.recallMinutes} minutes of sending them.`,
  USER_MISMATCH: 'This is not your account.',
  ORIGIN_REFUSED: 'Only pages of this site may connect.',

  LETTER_LINK_INVALID:
    'This link does not work. Use the notification settings to choose what you receive.',
  OWN_CASE: 'You are part of this case, so a colleague has to decide it.',
  NOBODY_TO_TELL: 'Nobody would get this announcement.',
  PERSON_UNKNOWN:
    'No active account was found. Check the username, email or booking number; the account may have been closed.',
  SUPPORT_CLAIMED: 'A colleague is on this case. Take it over to answer.',
  SUPPORT_CLOSED: 'This case has already been closed.',
  SUPPORT_WRITTEN: 'There is a new message. Read it before you close the case.',
  REPORT_HANDLED: 'This report has already been handled.',
  REFUND_HANDLED: 'This refund has already been handled.',
  REFUND_CHARGED_BACK:
    'The payer asked their bank to return this payment, so it cannot be refunded the way it was paid.',
  REFUND_SPENT: 'The traveler has spent some of this refund, so it cannot be sent again.',
  REVIEW_CLAIM_WRONG: 'This review does not match the booking.',
  REVIEW_NOT_POSSIBLE: 'This booking cannot be reviewed now.',
  ALREADY_REVIEWED: 'You have already reviewed this booking.',
  ALREADY_ANSWERED: 'You have already replied to this review.',
  ANSWER_OVER: `You can reply to a review for ${FIGURES.reviewAnswerDays} days after it appears. That time has passed.`,
} as const satisfies Record<ErrorCode, string>;
